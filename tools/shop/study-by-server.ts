/** `hours`, `certificates` and `study` through the console of a running server. */
import { isObject } from '#schemas/page/json.ts';
import type { StudyRules } from '#schemas/shop/study-rules.ts';
import type { HoursFile } from '#server/areas/learning/hours/hours-file.ts';
import type { GivenCertificate } from '#server/areas/certificates/revoke-certificate.ts';
import type { Answer, Call } from './call-server.ts';
import type { StudyDoor } from './study-backend.ts';

const NOT_FOUND = 40400;

export function studyByServer(call: Call, refuse: (answer: Answer) => never): StudyDoor {
  const rulesIn = (answer: Answer) => {
    if (answer.code === NOT_FOUND) return undefined;
    return answer.code === 0 ? (answer.data as { rules: StudyRules }).rules : refuse(answer);
  };
  return {
    studyRules: async (shop) =>
      rulesIn(await call('GET', `/console/study-rules?${new URLSearchParams({ shop }).toString()}`)),
    changeStudyRules: async (shop, rules) =>
      rulesIn(await call('POST', '/console/study-rules', { shop, rules })),
    async hours(shop, { from, to, person, locale }) {
      const query = new URLSearchParams({ shop, from, to, person });
      const answer = await call('GET', `/console/hours?${query.toString()}`, undefined, locale);
      if (answer.code === 0) return answer.data as HoursFile;
      if (answer.code === NOT_FOUND) return undefined;
      const isTooMany = isObject(answer.data) && answer.data['reason'] === 'too-many-rows';
      return isTooMany ? 'too-many' : refuse(answer);
    },
    async certificates(shop, locale) {
      const query = new URLSearchParams({ shop }).toString();
      const answer = await call('GET', `/console/certificates?${query}`, undefined, locale);
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as { list: GivenCertificate[] }).list : refuse(answer);
    },
    async renameCertificate(shop, number, { name, by: author, reason }) {
      const body = { shop, number, name, reason, author };
      const answer = await call('POST', '/console/certificates/rename', body);
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as GivenCertificate) : refuse(answer);
    },
    async revokeCertificate(shop, number, { by: author, reason }) {
      const answer = await call('POST', '/console/certificates/revoke', { shop, number, reason, author });
      if (answer.code === NOT_FOUND) return undefined;
      return answer.code === 0 ? (answer.data as GivenCertificate) : refuse(answer);
    },
  };
}
