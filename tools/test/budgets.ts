/**
 * What each step of the gate, and each test file in it, takes on a quiet machine of two cores, in seconds (ADR-208, ADR-434).
 * A file may take four times that, times how slow its step and the machine are; a step that is late is told, not red.
 */
import type { Failure } from './failures.ts';
import type { FileTime } from './reports.ts';

const MARGIN = 4;

/** Steps; those beside others (`lane` in steps.ts) share the two cores with them. Half of what slow machines took. */
const STEP_SECONDS: Readonly<Record<string, number>> = {
  gen: 8,
  types: 60,
  lint: 45,
  format: 90,
  'dead-code': 15,
  build: 30,
  unit: 240,
  postgres: 220,
  stories: 120,
  journeys: 400,
};

/** A test file of a step, unless it stands below. */
const FILE_SECONDS: Readonly<Record<string, number>> = { unit: 10, postgres: 15, stories: 10, journeys: 20 };

/** Files that need longer, and why no shorter way shows the same. */
const LONG_FILES: Readonly<Record<string, number>> = {
  // Servers started, killed and started again.
  'server/kernel/db/embedded/embedded.test.ts': 32,
  'tests/contract/first-sale.test.ts': 25,
  'tests/contract/order-kill.test.ts': 25,
  'tests/contract/stop.test.ts': 20,
  'tests/contract/traces.test.ts': 30,
  // Whole installations packed, restored and carried to the other database.
  'server/start/backups.test.ts': 40,
  // Hundreds of files carried between stores while others read and write them.
  'server/kernel/files/move-files.test.ts': 20,
  // Commands as processes of their own.
  'tests/contract/shop-cli.test.ts': 30,
  'tests/contract/readme-commands.test.ts': 45,
  // Every call of every kind and state of shop, by every kind of person and bearer.
  'tests/contract/gate.test.ts': 30,
  'tests/contract/gate-tokens.test.ts': 25,
  // 24 rounds of logins against each of three changes.
  'tests/contract/old-ways-in.test.ts': 25,
  // Each command of the shop is a process of its own.
  'tests/contract/refused-commands.test.ts': 20,
  'tests/contract/stopped-server.test.ts': 20,
  // Two nodes on two databases of their own.
  'tests/contract/two-nodes.test.ts': 25,
  // A room on two nodes that die in turn, for sixteen seconds, each started again.
  'tests/contract/live-nodes.test.ts': 45,
  // Pushes, each as long as it takes to be heard, broken off and cut.
  'tests/contract/live-media.test.ts': 40,
  // People who log in one after another, and what ends their sockets: a look each second finds it.
  'tests/contract/live-leaving.test.ts': 25,
  'tests/contract/live-sockets.test.ts': 25,
  'tests/contract/live-messages.test.ts': 25,
  // Films converted by ffmpeg, one after the other.
  'tests/contract/media-conversion.test.ts': 30,
  // Pictures made in every width and format.
  'tests/contract/images.test.ts': 25,
  'tests/contract/uploads.test.ts': 20,
  // Every endpoint, every example, every rule.
  'tests/contract/endpoints.test.ts': 20,
  'tests/architecture/module-files.test.ts': 15,
  'tests/laws/page-blocks.test.tsx': 30,
  'tests/laws/render.property.test.ts': 20,
  'tests/laws/xss-answers.test.ts': 25,
  'tests/laws/xss-texts.test.ts': 40,
  'tests/laws/xss.test.ts': 20,
  'server/areas/catalogue/store/search.store.test.ts': 20,
  'cli/publishing.test.ts': 20,
  // Whole logins in both languages, with the waits a person has.
  'tests/journeys/error-texts.spec.ts': 110,
  'tests/journeys/gate.spec.ts': 35,
  'tests/journeys/login-box.spec.ts': 35,
  'tests/journeys/login-pages.spec.ts': 50,
  'tests/journeys/login-qr.spec.ts': 30,
  'tests/journeys/login.spec.ts': 40,
  'tests/journeys/public-address.spec.ts': 60,
  'tests/journeys/passwords.spec.ts': 60,
  'tests/journeys/personal.spec.ts': 50,
  'tests/journeys/zones.spec.ts': 40,
  'tests/journeys/search.spec.ts': 30,
  'tests/journeys/trial-and-enrol.spec.ts': 45,
  // Many pages, each looked at whole.
  'tests/journeys/accessibility.spec.ts': 40,
  'tests/journeys/every-block.spec.ts': 30,
  'tests/journeys/desk-access.spec.ts': 40,
  // Two servers and a browser, started and killed.
  'tests/journeys/desk-crash.spec.ts': 45,
  // An installation from its first start to a refund.
  'tests/journeys/desk-first-sale.spec.ts': 50,
  'tests/journeys/desk-xss.spec.ts': 40,
  'tests/journeys/desk-console.spec.ts': 90,
  'tests/journeys/desk-console-screens.spec.ts': 70,
  // A workbook brought and taken out, many goods changed together, and a teacher on a good's own page.
  'tests/journeys/desk-goods.spec.ts': 45,
  'tests/journeys/narrow.spec.ts': 50,
  'tests/journeys/generated.spec.ts': 30,
  'tests/journeys/pictures.spec.ts': 40,
  'tests/journeys/redirects.spec.ts': 30,
  'tests/journeys/xss.spec.ts': 30,
  // What is bought, studied or sat for to its end; what is played takes its time.
  'tests/journeys/buying.spec.ts': 30,
  'tests/journeys/exam.spec.ts': 60,
  'tests/journeys/first-course.spec.ts': 45,
  // A lecture pushed, broken off, ended, and played again as long as it was.
  'tests/journeys/live-media.spec.ts': 70,
  'tests/journeys/players.spec.ts': 30,
  'tests/journeys/record.spec.ts': 40,
  'tests/journeys/study-page.spec.ts': 35,
  'tests/journeys/tasks.spec.ts': 35,
  // Countdowns of a room, to their ends, in two browsers.
  'tests/journeys/live-acts.spec.ts': 60,
  'tests/journeys/live-doors.spec.ts': 30,
};

const toSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

function judge(file: string, seconds: number, budget: number, slowness: number): Failure[] {
  const limit = budget * MARGIN * slowness;
  if (seconds <= limit) return [];
  return [
    {
      file,
      title: `the file took ${toSeconds(seconds)}, over its budget`,
      message:
        `${budget} s on a quiet machine; four times that, times ${slowness.toFixed(2)} for how slow this machine is now, ` +
        `is ${toSeconds(limit)}. Make it quicker, move a sweep to the proofs, or change tools/test/budgets.ts and say why.`,
    },
  ];
}

/** How many times longer a step took than on a quiet machine; never below one. */
const slownessOf = (step: string, seconds: number): number =>
  Math.max(1, seconds / (STEP_SECONDS[step] ?? seconds));

/** Whether a step took longer than it should: a thing to tell, for a machine may be slow where no measure sees it (434). */
export const isLate = (step: string, seconds: number, slowness: number): boolean =>
  seconds > (STEP_SECONDS[step] ?? 0) * 2 * slowness;

/** Files that took out of proportion longer than they may, judged by how slow their step and this machine were. */
export function overBudget(
  step: string,
  seconds: number,
  files: readonly FileTime[],
  slowness: number,
): Failure[] {
  const limit = FILE_SECONDS[step] ?? 0;
  const slowest = Math.max(slowness, slownessOf(step, seconds));
  return files.flatMap((one) => judge(one.file, one.seconds, LONG_FILES[one.file] ?? limit, slowest));
}

/** What a long file may take; nothing for an ordinary one. */
export const longSeconds = (file: string): number => LONG_FILES[file] ?? 0;

/** Files with a budget of their own, so that a test can tell which of them are gone. */
export const longFiles: readonly string[] = Object.keys(LONG_FILES);
