import { lazy, Suspense, useState } from 'react';
import type { Asking } from './AskDialog';

/** Comes with the first question. */
const AskDialog = lazy(() => import('./AskDialog').then(({ AskDialog }) => ({ default: AskDialog })));

/** A question that closes by itself once it is answered or put away. */
export const Ask = ({ asking, onClose }: { asking: Asking | null; onClose: () => void }) => {
  const [asked, setAsked] = useState(false);
  if (asking && !asked) setAsked(true);
  return asked ? (
    <Suspense>
      <AskDialog asking={asking} onClose={onClose} />
    </Suspense>
  ) : null;
};
