/** The build puts the engine under measurement in this module's place. */
declare module 'bench:engine' {
  export const engine: import('./contract.ts').BenchEngine;
}
