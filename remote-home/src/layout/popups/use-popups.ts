import { useEffect, useState } from 'react';
import { useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import { isDismissed } from './dismissals';
import { type Device, isVisible, toPopupPath } from './popup-visibility';

export type VisiblePopup = CallResult<typeof contract.popups.list>['popups'][number];

/** The width from which a device counts as a pc (W1). */
const desktopQuery = '(min-width: 1200px)';

/** Null until it is known. */
export const useDevice = () => {
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

/** Resolves when the browser is idle, after 3 s at the latest. */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 1200);
  });

/**
 * The popups of this page in their order; those with the basic skin get the skin of the setting. Without popups the page
 * is complete, so an error is not shown.
 */
export const usePopups = (): VisiblePopup[] => {
  const device = useDevice();
  const language = useLanguage();
  const path = toPopupPath(useLocation().pathname);
  const load = async (device: Device) => {
    await waitUntilIdle();
    const { popups } = await api.popups.list({ query: { device, path } });
    const context = { now: Date.now(), language, device, path };
    const visible = popups.filter((popup) => isVisible(popup, context) && !isDismissed(popup, context.now));
    const hasBasicSkin = visible.some((popup) => popup.skin === 'basic');
    const skin = hasBasicSkin ? (await api.setting.get()).setting.shell.skin : 'basic';
    return visible.map((popup) => (popup.skin === 'basic' ? { ...popup, skin } : popup));
  };
  const { data } = useAsyncData(
    device && 'popups',
    async () => (device ? load(device) : []),
    `${device} ${language} ${path}`,
  );
  return data ?? [];
};
