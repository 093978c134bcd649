/** Signs a page for the scripts of the agent (M221). */
import { trainingAgentJsGet } from '#schemas/api/identity/training.agent_js.get.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { signForAgent } from '../sign-page.ts';

export const trainingAgentJsGetHandler = handle(trainingAgentJsGet, signForAgent);
