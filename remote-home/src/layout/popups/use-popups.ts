import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { isDismissed } from './dismissals';
import { type Device, isVisible, placeOf } from './visible';

export type ShownPopup = Answer<typeof contract.popups.list>['popups'][number];

/** The width (px) from which a device is a pc (W1). */
const pc = '(min-width: 1200px)';

const useDevice = () => {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    const query = matchMedia(pc);
    const read = () => setDevice(query.matches ? 'pc' : 'mobile');
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return device;
};

/** Popups may wait: they are asked for when the page itself has been drawn and the browser has nothing else to do. */
const whenIdle = (run: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
};

/** The popups for this page, by their order, with the look that the setting gives to those of the basic skin. */
export const usePopups = (): ShownPopup[] => {
  const device = useDevice();
  const language = useLanguage();
  const path = placeOf(useLocation().pathname);
  const [popups, setPopups] = useState<ShownPopup[]>([]);
  useEffect(() => {
    if (!device) return;
    let left = false;
    const load = async () => {
      const { popups } = await api.popups.list({ query: { device, path } });
      const place = { now: Date.now(), language, device, path };
      const shown = popups.filter((popup) => isVisible(popup, place) && !isDismissed(popup, place.now));
      const skin = shown.some((popup) => popup.skin === 'basic')
        ? (await api.setting.get()).setting.shell.skin
        : 'basic';
      if (!left) setPopups(shown.map((popup) => (popup.skin === 'basic' ? { ...popup, skin } : popup)));
    };
    // Nobody misses a popup that could not be had.
    const stop = whenIdle(() => void load().catch(() => undefined));
    return () => {
      left = true;
      stop();
    };
  }, [device, language, path]);
  return popups;
};
