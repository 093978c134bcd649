/** Hostile wishes of where to go next: the corpus of requirement 10. */
const HOSTS = ['evil.example', 'evil.example:8080', 'evil.example@shop.example', 'shop.example.evil.example'];
const STARTS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '/.//',
  '/..//',
  '/./\\',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/\u0000/',
  '/\u2028/',
  '/\u00a0/',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'https:/',
  'http:\\\\',
  'ftp://',
  'ws://',
  'javascript://',
  'data://',
  'vbscript://',
  'blob:https://',
  'file:///',
  'mailto:',
  'tel:',
  '@',
  ':',
  '?//',
  '#//',
  '.',
  '..',
  './/',
  '../',
  '/x/..//',
  '/x/../..//',
  '/x/%2e%2e//',
  '/%2e//',
  '/.;//',
  '/;//',
  '/a\\..\\',
] as const;
const ENDS = ['', '/', '/path?x=1', '#hash', '/%2e%2e', '\\@shop.example'];
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:null/1',
  'about:blank',
  '',
  ' ',
  'x',
  'login',
  '?next=/',
  '/login',
  '/login?jumpfrom=/',
  '/LOGIN',
  '/login/',
  '/logout',
  '/college_login',
];

const COMBINATIONS: readonly string[] = STARTS.flatMap((start) =>
  HOSTS.flatMap((host) => ENDS.map((end) => `${start}${host}${end}`)),
);

/** Every start with every host and end. */
export const REDIRECT_CORPUS: readonly string[] = [...COMBINATIONS, ...SCRIPTS];

/** Three hundred of them for doors that cost more: every start with each of its hosts or ends in turn. */
export const REDIRECT_SAMPLE: readonly string[] = [
  ...COMBINATIONS.filter((_text, index) => index % 9 < 2),
  ...SCRIPTS,
];

/** One wish of each kind: every start once, and what is no address of a host at all. */
export const REDIRECT_KINDS: readonly string[] = [
  ...STARTS.map((start) => `${start}evil.example/path?x=1`),
  ...SCRIPTS,
];
