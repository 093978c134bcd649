/** Log lines as a person at a terminal reads them; programs read JSON (LOG_FORMAT). */
import { prettyFactory } from 'pino-pretty';

/** What a fault says, and where it was thrown, which stands on lines of its own. */
function faultText(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return '';
  const stack = 'stack' in fault ? String(fault.stack) : '';
  const message = 'message' in fault ? String(fault.message) : '';
  return `: ${message}${stack === '' ? '' : `\n${stack.split('\n').slice(1).join('\n')}`}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** A line of the log on one line: time, level, what happened; of an answer its method, route, status and time. */
export function createPrettyLines(hasColours: boolean): (line: string) => string {
  return prettyFactory({
    colorize: hasColours,
    ignore: 'pid,hostname,reqId,host,method,route,status,ms,err',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    messageFormat: (log, key) => {
      const { method, route, status, ms, host } = log;
      if (route === undefined) return `${text(log[key] ?? '')}${faultText(log['err'])}`;
      return `${text(status)} ${text(method)} ${text(host)}${text(route)} ${text(ms)} ms`;
    },
  });
}
