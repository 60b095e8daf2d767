import { api } from 'shared/client';
import type { PurchaseAction } from 'shared/contract';
import type { Asking } from './AskDialog';
import { useT } from './i18n';
import type { OwnLine } from './types';

/** Asks for one of the steps that a line takes now, and takes it. */
export const useLine = (line: Pick<OwnLine, '_id' | 'version'>, onDone: () => void) => {
  const t = useT();
  const id = line._id;

  const act = async (action: PurchaseAction, reason: string | undefined, pictures: File[]) => {
    await api.purchases.update({ params: { id }, body: { action, version: line.version, ...(reason && { reason }) } });
    try {
      for (const [index, file] of pictures.entries())
        await api.purchases.setImage({ params: { id, index: String(index) }, file });
    } catch {
      // The request stands without them; the shop may ask for what it misses.
      window.alert(t('picturesFailed'));
    }
    onDone();
  };

  return (action: PurchaseAction): Asking => {
    const pictured = action === 'RETURN' || action === 'EXCHANGE';
    return {
      title: t(`ask${action}`),
      text: t(`text${action}`),
      yes: t(action),
      reasoned: pictured || action === 'CANCEL',
      pictured,
      act: (reason, pictures) => act(action, reason, pictures),
    };
  };
};
