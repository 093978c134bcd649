/** Whether this browser is WeCom's own (D66). */
export function isInsideWecom(): boolean {
  return /\bwxwork\//i.test(window.navigator.userAgent);
}
