import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Id of the element in the layout's top bar that holds the actions of the open record. */
export const topBarId = 'console-bar';

/** Renders its children in the layout's top bar. */
export const TopBarPortal = ({ children }: { children: ReactNode }) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // The layout's element exists only after the first render.
  useEffect(() => setBar(document.getElementById(topBarId)), []);
  return bar && createPortal(children, bar);
};
