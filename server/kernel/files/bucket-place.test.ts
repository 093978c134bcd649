/** FILES_URL: read whole, and each fault of it is one line that says what is wrong and how it is written (D141). */
import { describe, expect, it } from 'vitest';
import { readBucketPlace } from './bucket-place.ts';

const KEYS = { accessKeyId: 'name-of-key', secretAccessKey: 'secret-of-key' };

describe('FILES_URL', () => {
  it('D141: a bucket alone is one of Amazon, and every word after it is read', () => {
    expect(readBucketPlace('s3://my-files', KEYS)).toEqual({
      bucket: 'my-files',
      region: 'us-east-1',
      pathStyle: false,
      ...KEYS,
    });
    const text = 's3://my-files?endpoint=http://127.0.0.1:9000&region=eu-central-1&path_style=1';
    expect(readBucketPlace(text, KEYS)).toEqual({
      bucket: 'my-files',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-central-1',
      pathStyle: true,
      ...KEYS,
    });
  });

  it.each([
    ['https://my-files', /must be empty \(DATA_DIR\/files\) or a bucket like s3:\/\/my-files\?endpoint=/],
    ['s3://', /must be empty|the name of a bucket/],
    ['s3://my-files/folder', /without a folder.*"my-files\/folder"/],
    ['s3://my-files:9000', /without a folder, a port/],
    ['s3://My_Files', /small letters.*"My_Files"/],
    ['s3://my-files?endpoint=storage.example.com', /endpoint is the origin.*"storage\.example\.com"/],
    ['s3://my-files?endpoint=https://storage.example.com/files', /endpoint is the origin/],
    ['s3://my-files?end_point=https://storage.example.com', /endpoint, region, path_style.*"end_point"/],
    ['s3://my-files?region=a&region=b', /each once.*"region"/],
    ['s3://my-files?region=Europe!', /region is a name like region=eu-central-1/],
    ['s3://my-files?path_style=yes', /path_style is 0 or 1.*"yes"/],
  ])('D141: %s is refused by what is wrong with it', (text, line) => {
    expect(() => readBucketPlace(text, KEYS)).toThrow(line);
  });

  it('D141: keys stand in variables of their own, are asked for, and are never repeated', () => {
    const inside = () => readBucketPlace('s3://name-of-key:secret-of-key@my-files', KEYS);
    expect(inside).toThrow(/AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
    expect(inside).not.toThrow(/secret-of-key/);
    const others = [
      's3:/KEYS@my-files',
      'https://KEYS@my-files',
      's3://my-files?endpoint=https://KEYS@storage',
    ];
    for (const text of others) {
      const wrong = () => readBucketPlace(text.replace('KEYS', 'name-of-key:secret-of-key'), KEYS);
      expect(wrong).toThrow(/^FILES_URL must be/);
      expect(wrong).not.toThrow(/name-of-key|secret-of-key/);
    }
    const without = (name: keyof typeof KEYS) => () =>
      readBucketPlace('s3://my-files', { ...KEYS, [name]: undefined });
    expect(without('accessKeyId')).toThrow(/^AWS_ACCESS_KEY_ID must be set where FILES_URL/);
    expect(without('secretAccessKey')).toThrow(/^AWS_SECRET_ACCESS_KEY must be set where FILES_URL/);
  });
});
