import { api } from 'shared/client';
import type { PurchaseAction } from 'shared/contract';
import type { ActionInput, ActionRequest } from './ActionDialog';
import { useT } from './i18n';
import type { MemberOrderLine } from './order';

/** Returns a function that makes the dialogue request for an action of an order line. */
export const useLineActions = (
  line: Pick<MemberOrderLine, '_id' | 'version' | 'needsRefundAccount'>,
  onDone: () => void,
) => {
  const t = useT();
  const id = line._id;

  const update = async (action: PurchaseAction, { reason, account, images }: ActionInput) => {
    const body = { action, version: line.version, ...(reason && { reason }), ...(account && { account }) };
    await api.purchases.update({ params: { id }, body });
    try {
      for (const [index, file] of images.entries())
        await api.purchases.setImage({ params: { id, index: String(index) }, file });
    } catch {
      // The request is stored without the images; the shop can ask for them.
      window.alert(t('picturesFailed'));
    }
    onDone();
  };

  return (action: PurchaseAction): ActionRequest => {
    const takesImages = action === 'RETURN' || action === 'EXCHANGE';
    return {
      title: t(`confirm${action}`),
      text: t(`text${action}`),
      confirmLabel: t(action),
      needsReason: takesImages || action === 'CANCEL',
      takesImages,
      asksAccount: line.needsRefundAccount && (action === 'CANCEL' || action === 'RETURN'),
      run: (input) => update(action, input),
    };
  };
};
