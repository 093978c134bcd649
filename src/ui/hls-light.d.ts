/** The build of hls.js without subtitles, other sounds and DRM has the types of all of it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
