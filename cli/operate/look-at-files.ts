/** What doctor finds of a bucket files lie in: whether it can be reached, written and read. */
import { nameOfBucket } from '#server/kernel/files/files-places.ts';
import { openFiles } from '#server/kernel/files/open-files.ts';
import { probeFiles } from '#server/kernel/files/probe-files.ts';
import type { Config } from '#server/start/config.ts';
import { plainFault } from '#server/start/plain-fault.ts';
import { fail, ok, type Finding } from './finding.ts';

/** What mends a fault the store gives a name. */
const MENDS: readonly (readonly [name: RegExp, mend: string])[] = [
  [/NoSuchBucket|NotFound/, 'make the bucket, or correct its name in FILES_URL.'],
  [/InvalidAccessKeyId|SignatureDoesNotMatch/, 'correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'],
  [/AccessDenied|403/, 'let the key read, write, list and delete in the bucket, and set the clock by NTP.'],
  [/RequestTimeTooSkewed/, 'set the clock of this machine by NTP.'],
  [/PermanentRedirect|AuthorizationHeaderMalformed/, 'correct the region in FILES_URL.'],
];

export async function lookAtFiles(config: Config): Promise<Finding[]> {
  const { bucket } = config;
  if (bucket === undefined) return [];
  const at = nameOfBucket(bucket);
  try {
    const files = await openFiles(config);
    await probeFiles(files);
    return [ok('Files', `The bucket ${at} takes what is written to it, and gives it back.`)];
  } catch (error) {
    const says = plainFault(error);
    const [, mend] = MENDS.find(([name]) => name.test(says)) ?? [];
    return [
      fail('Files', `${at}: ${says}`, mend ?? 'start the store, or correct the endpoint in FILES_URL.'),
    ];
  }
}
