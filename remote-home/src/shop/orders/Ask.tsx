import { useState } from 'react';
import { later } from 'shared/ui';
import type { Asking } from './AskDialog';

/** Comes with the first question. */
const AskDialog = later(() => import('./AskDialog').then(({ AskDialog }) => AskDialog));

/** A question that closes by itself once it is answered or put away. */
export const Ask = ({ asking, onClose }: { asking: Asking | null; onClose: () => void }) => {
  const [asked, setAsked] = useState(false);
  if (asking && !asked) setAsked(true);
  return asked ? <AskDialog asking={asking} onClose={onClose} /> : null;
};
