import { type ComponentType, useEffect, useState } from 'react';

/** Loads the popups after the page is shown, so that they delay no first paint. */
export const Popups = () => {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./PopupGate').then(
      ({ PopupGate }) => setLayer(() => PopupGate),
      () => undefined,
    );
  }, []);
  return Layer && <Layer />;
};
