/** What others use of certificates. */
export { printPage as printCertificate } from '#platform/print-page.ts';
export { useOwnCertificate } from './use-own-certificate.ts';
