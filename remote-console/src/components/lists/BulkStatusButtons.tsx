import { BulkUpdateButton, useResourceContext, useTranslate } from 'react-admin';
import { useT } from '../i18n';

/** One button for each value that the selected rows can be set to. */
export const BulkStatusButtons = ({ field, values }: { field: string; values: readonly string[] }) => {
  const t = useT();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return values.map((value) => (
    <BulkUpdateButton
      key={value}
      mutationMode="pessimistic"
      data={{ [field]: value }}
      label={t('bulkStatus', { status: translate(`resources.${resource}.${field}.${value}`) })}
    />
  ));
};
