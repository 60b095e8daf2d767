import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Place in the layout's bar for what can be done with the record that is open. */
export const barId = 'console-bar';

export const InBar = ({ children }: { children: ReactNode }) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // The layout is there before the page, but not in the same pass.
  useEffect(() => setBar(document.getElementById(barId)), []);
  return bar && createPortal(children, bar);
};
