/** The browser's box for printing the page shown. */
export function printPage(): void {
  window.print();
}
