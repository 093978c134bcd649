/** `hours`, `certificates` and `study` through the console of a running server. */
import {
  consoleCertificatesList,
  consoleCertificatesRename,
  consoleCertificatesRevoke,
} from '#schemas/api/console/certificates.ts';
import { consoleStudyRulesGet, consoleStudyRulesSave } from '#schemas/api/console/study.ts';
import { isObject } from '#schemas/page/json.ts';
import type { HoursFile } from '#server/areas/learning/hours/hours-file.ts';
import type { ContractCaller } from './call-contract.ts';
import type { Answer, Call } from './call-server.ts';
import { LISTED, type StudyBackend } from './study-backend.ts';

const NOT_FOUND = 40400;

export function studyByServer(
  { ask, list }: ContractCaller,
  call: Call,
  refuse: (answer: Answer) => never,
): StudyBackend {
  return {
    studyRules: async (shop) => (await ask(consoleStudyRulesGet, { shop }))?.rules,
    changeStudyRules: async (shop, rules) => (await ask(consoleStudyRulesSave, { shop, rules }))?.rules,
    async hours(shop, { from, to, person, locale }) {
      const query = new URLSearchParams({ shop, from, to, person });
      const answer = await call('GET', `/console/hours?${query.toString()}`, undefined, locale);
      if (answer.code === 0) return answer.data as HoursFile;
      if (answer.code === NOT_FOUND) return undefined;
      const isTooMany = isObject(answer.data) && answer.data['reason'] === 'too-many-rows';
      return isTooMany ? 'too-many' : refuse(answer);
    },
    certificates: async (shop, locale) =>
      list((part) => ask(consoleCertificatesList, { shop, ...part }, locale), LISTED),
    renameCertificate: (shop, number, { name, by: author, reason }) =>
      ask(consoleCertificatesRename, { shop, number, name, reason, author }),
    revokeCertificate: (shop, number, { by: author, reason }) =>
      ask(consoleCertificatesRevoke, { shop, number, reason, author }),
  };
}
