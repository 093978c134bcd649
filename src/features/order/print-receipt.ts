/** Prints the page of an order: its styles leave the receipt alone on the sheet. */
export { printPage as printReceipt } from '#platform/print-page.ts';
