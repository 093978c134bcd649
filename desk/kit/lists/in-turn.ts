/** Does the same to each of many rows, one after another: the server's limits are for people, and a fault stops what follows. */
export async function inTurn<Row>(rows: readonly Row[], act: (row: Row) => Promise<unknown>): Promise<void> {
  for (const row of rows) {
    await act(row);
  }
}
