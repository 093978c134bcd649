/** A certificate as anybody checks it: what it says, whether it stands, and its signed badge (ADR-326). */
import { Type } from 'typebox';
import {
  certificateCheckGet,
  certificateListGet,
  certificateShowSet,
} from '#schemas/api/certificates/certificates.ts';
import { CertificateNumberSchema } from '#schemas/certificate/certificate.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'certificate-page',
  family: 'study',
  title: { cn: '证书', en: 'Certificate' },
  description: {
    cn: '任何人都可以按编号查验的结业证书，可打印，附带数字徽章',
    en: 'A certificate anybody can check by its number, to print, with its digital badge',
  },
  offers: 'screen',
  uses: ['certificates'],
  hydrate: 'idle',
  actions: {
    list: { endpoint: certificateListGet },
    show: { endpoint: certificateShowSet, refreshes: ['checked'] },
  },
  props: Type.Object({ number: CertificateNumberSchema }, { additionalProperties: false }),
  data: ({ number }) => ({ checked: request(certificateCheckGet, { number }) }),
});
