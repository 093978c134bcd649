/** 500 documents made from the schemas and then damaged, opened in Chromium: whole, quiet, and what the server sent. */
import { hydrationFaults, madeDocuments } from '../journeys/support/hydration.ts';
import { expect, test } from '../journeys/support/storefront.ts';

const DOCUMENTS = 500;
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`R2: ${DOCUMENTS / PARTS} generated documents hydrate to what the server sent, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const documents = await madeDocuments(DOCUMENTS);
    expect(
      await hydrationFaults(
        page,
        documents.filter((_, index) => index % PARTS === part),
      ),
    ).toEqual([]);
  });
}
