import { type ComponentType, useEffect, useState } from 'react';

/** The layer comes after the page: nothing of it is in the first paint, and no reader waits for it. */
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
