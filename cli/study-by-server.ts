/** `hours`, `certificates` and `study` by calls of the console. */
import {
  consoleCertificatesList,
  consoleCertificatesRename,
  consoleCertificatesRevoke,
} from '#schemas/api/console/certificates.ts';
import { consoleHoursExport, RefusedHoursSchema } from '#schemas/api/console/hours.ts';
import { consoleStudyRulesGet, consoleStudyRulesSave } from '#schemas/api/console/study.ts';
import { readRefusal, type ContractCaller } from './call-contract.ts';
import { LISTED, type StudyBackend } from './study-backend.ts';

export function studyByServer({ ask, attempt, list }: ContractCaller): StudyBackend {
  return {
    studyRules: async (shop) => (await ask(consoleStudyRulesGet, { shop }))?.rules,
    changeStudyRules: async (shop, rules) => (await ask(consoleStudyRulesSave, { shop, rules }))?.rules,
    async hours(shop, { locale, ...of }) {
      const done = await attempt(consoleHoursExport, { shop, ...of }, ['bad-parameters'], locale);
      if (done === undefined || done.ok) return done?.data;
      readRefusal(RefusedHoursSchema, done.data);
      return 'too-many';
    },
    certificates: async (shop, locale) =>
      list((part) => ask(consoleCertificatesList, { shop, ...part }, locale), LISTED),
    renameCertificate: (shop, number, { name, by: author, reason }) =>
      ask(consoleCertificatesRename, { shop, number, name, reason, author }),
    revokeCertificate: (shop, number, { by: author, reason }) =>
      ask(consoleCertificatesRevoke, { shop, number, reason, author }),
  };
}
