/** The names of the storefront's features: each feature's manifest adds its own, so that no list of them is kept here. */
export interface FeatureNames {}
export type FeatureName = keyof FeatureNames;
