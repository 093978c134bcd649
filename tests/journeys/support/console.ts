/** Publishes documents to the server all journeys share. */
import { publishTo, type ConfigDocument, type PublishAnswer } from '../../support/publish-to.ts';
import { urlOf } from './storefront.ts';

export function publish(
  shop: string,
  documents: readonly ConfigDocument[],
  salvage = false,
): Promise<PublishAnswer> {
  const dataDir = process.env['JOURNEY_DATA_DIR'] ?? '';
  return publishTo({ url: urlOf('').replace(/\/$/, ''), dataDir }, shop, documents, salvage);
}
