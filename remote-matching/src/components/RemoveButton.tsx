import { Trash2 } from 'lucide-react';
import { accountFormsI18n } from 'shared/account-forms';
import { Button } from 'shared/ui';

/** Removes an item from a list of fields; `name` is the item's name for screen readers. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const t = accountFormsI18n.useT();
  return (
    <Button small variant="quiet" aria-label={t('removeNamed', { name })} onClick={onClick}>
      <Trash2 aria-hidden />
      {t('remove')}
    </Button>
  );
};
