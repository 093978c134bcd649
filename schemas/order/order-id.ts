/** How an order, and a way to pay, are spelled in calls, addresses and documents. */
export const ORDER_ID_PATTERN = '^o_[a-z0-9]{26}$';
/** Ways to pay, by the names the installation gives them (PAYMENT_PROVIDERS). */
export const PAY_WAY_PATTERN = '^[a-z][a-z_]{1,31}$';
