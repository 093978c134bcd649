/** Certificates of finished courses, which anybody can check by number, page and signature (ADR-326). */
import type { Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { lessonFinished } from '#server/areas/learning/area.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import { certificateCalls } from './console/certificates.ts';
import { designCalls } from './console/design.ts';
import { giveCertificates } from './services/give-certificates.ts';
import { registerBadges } from './http/badge.ts';
import { limits } from './limits.ts';
import {
  createCertificateDesignStore,
  type CertificateDesignStore,
} from './store/certificate-design.store.ts';
import { createCertificateStore, type CertificateStore } from './store/certificates.store.ts';
import { certificate } from './tables/certificate.ts';
import { certificateDesign } from './tables/certificate-design.ts';

/** What statements of other areas may join; rows are written here. */
export { certificate } from './tables/certificate.ts';
export { certificateDesign } from './tables/certificate-design.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    certificates: CertificateStore;
    certificateDesigns: CertificateDesignStore;
  }
}

export const area = defineArea({
  name: 'certificates',
  limits,
  tables: { certificate, certificateDesign },
  stores: (db) => ({
    certificates: createCertificateStore(db),
    certificateDesigns: createCertificateDesignStore(db),
  }),
  consoleCalls: [...certificateCalls, ...designCalls],
  today: {
    certificates: async ({ stores }, day) => ({ issued: await stores.certificates.countIssued(day) }),
  },
  routes: (app, options) => {
    registerBadges(app, options);
  },
  jobs: (deps: Deps) => [handleJob(lessonFinished, (lesson) => giveCertificates(deps, lesson))],
  forget: (tx, { appId, userId }) => createCertificateStore(tx).forget(appId, userId),
});
