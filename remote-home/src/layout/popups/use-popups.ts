import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { isDismissed } from './dismissals';
import { type Device, isVisible, toPopupPath } from './popup-visibility';

export type VisiblePopup = CallResult<typeof contract.popups.list>['popups'][number];

/** The width from which a device counts as a pc (W1). */
const desktopQuery = '(min-width: 1200px)';

const useDevice = () => {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    const query = matchMedia(desktopQuery);
    const read = () => setDevice(query.matches ? 'pc' : 'mobile');
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return device;
};

/** Calls `run` when the browser is idle, after 3 s at the latest. Returns a function that cancels it. */
const runWhenIdle = (run: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
};

/** The popups of this page in their order; those with the basic skin get the skin of the setting. */
export const usePopups = (): VisiblePopup[] => {
  const device = useDevice();
  const language = useLanguage();
  const path = toPopupPath(useLocation().pathname);
  const [popups, setPopups] = useState<VisiblePopup[]>([]);
  useEffect(() => {
    if (!device) return;
    let cancelled = false;
    const load = async () => {
      const { popups } = await api.popups.list({ query: { device, path } });
      const context = { now: Date.now(), language, device, path };
      const visible = popups.filter((popup) => isVisible(popup, context) && !isDismissed(popup, context.now));
      const skin = visible.some((popup) => popup.skin === 'basic')
        ? (await api.setting.get()).setting.shell.skin
        : 'basic';
      if (!cancelled) setPopups(visible.map((popup) => (popup.skin === 'basic' ? { ...popup, skin } : popup)));
    };
    // Without popups the page is complete, so an error is not shown.
    const cancel = runWhenIdle(() => void load().catch(() => undefined));
    return () => {
      cancelled = true;
      cancel();
    };
  }, [device, language, path]);
  return popups;
};
