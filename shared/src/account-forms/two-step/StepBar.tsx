import { Button } from 'shared/ui';
import { SubmitBar } from '../form/SubmitBar';
import type { Form } from '../form/use-form';
import { accountFormsI18n } from '../i18n';

interface StepBarProps {
  form: Pick<Form<unknown>, 'failure' | 'busy'>;
  label: string;
  onCancel: (() => void) | undefined;
}

/** The end of a step: its failure, the submit button and, where it can be left, the one that leaves it. */
export const StepBar = ({ form, label, onCancel }: StepBarProps) => {
  const t = accountFormsI18n.useT();
  return (
    <SubmitBar failure={form.failure} busy={form.busy} label={label} inline>
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </SubmitBar>
  );
};
