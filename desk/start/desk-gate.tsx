/** Lets in who is signed in at the desk, with their shop, role and caller; everybody else goes to the login and comes back. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { deskSessionGet } from '#schemas/api/console/desk-session.ts';
import { makeDeskCaller } from '#desk/kit/calls/caller.ts';
import { DeskContext, type DeskContextValue } from '#desk/kit/calls/desk-context.ts';
import type { DeskFacts } from '#desk/kit/facts.ts';
import { Shell } from '#desk/kit/shell/shell.tsx';
import { deskLogin } from '#schemas/desk/paths.ts';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { SESSION_KEY } from './session.ts';

export function DeskGate({ facts }: { facts: DeskFacts }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const here = useLocation();
  const address = here.pathname + here.search;
  const caller = useMemo(
    () =>
      makeDeskCaller(facts, () => {
        client.removeQueries({ queryKey: SESSION_KEY });
        void navigate(deskLogin(window.location.pathname + window.location.search), { replace: true });
      }),
    [facts, navigate, client],
  );
  const { data: answer, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => caller.call(deskSessionGet, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const value = useMemo<DeskContextValue | undefined>(
    () => (answer?.ok === true ? { ...caller, session: answer.data, appId: facts.appId } : undefined),
    [answer, caller, facts.appId],
  );
  if (answer === undefined) return <main aria-busy="true" />;
  if (value === undefined) {
    if (!answer.ok && answer.code !== 'not-logged-in')
      return <FailedScreen message={answer.msg} retry={() => void refetch()} />;
    return <Navigate to={deskLogin(address)} replace />;
  }
  return (
    <DeskContext value={value}>
      <Shell />
    </DeskContext>
  );
}
