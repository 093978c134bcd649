/** Stands for styles of a package where nothing is laid out. */
export {};
