/** Names for the state numbers of a good on the wire: its sale (M234), its promotion (M235), its live room (M240). */

export const PAY_STATE = { free: 0, unpaid: 1, stopped: 2, willPay: 3, soldOut: 4 } as const;

export const MARKETING = { none: -1, ordinary: 0, discount: 3, booking: 6, flashSale: 8 } as const;

export const LIVE_STATE = { none: -1, notStarted: 0, live: 1, ended: 3 } as const;

/** What is free is taken, not bought: by the state of its sale now, which follows its price (D127). */
export const isFree = ({ pay_state: state }: { pay_state: number }): boolean => state === PAY_STATE.free;
