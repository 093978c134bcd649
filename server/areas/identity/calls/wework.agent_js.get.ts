/** Signs a page for the scripts of the agent (M221). */
import { weworkAgentJsGet } from '#schemas/api/identity/wework.agent_js.get.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { signForAgent } from '../sign-page.ts';

export const weworkAgentJsGetHandler = handle(weworkAgentJsGet, signForAgent);
