import { useEditContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { Form } from 'shared/contract';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { Section } from '../../components/layout/Section';
import { BusinessNumber } from '../../members/users/BusinessNumber';
import { formI18n } from './i18n';

/** The company of an award entry. Approving the entry makes it a seller account. */
export const AwardEntry = ({ form }: { form: Form }) => {
  const t = formI18n.useT();
  const translate = useTranslate();
  const { refetch } = useEditContext();
  const isDirty = useUnsavedChanges();
  const { getSectorName } = useBusinessSectors();
  if (!form.extra) return null;
  const { company, ceoName, businessNumber, category, address, award, year, product } = form.extra;
  return (
    <Section title={translate('resources.forms.fields.extra')}>
      <DescriptionList>
        <FieldItem source="extra.company">{company}</FieldItem>
        <FieldItem source="extra.ceoName">{ceoName}</FieldItem>
        <FieldItem source="extra.businessNumber">
          <BusinessNumber digits={businessNumber} />
        </FieldItem>
        <FieldItem source="extra.category">{getSectorName(category)}</FieldItem>
        <FieldItem source="extra.address.address1">
          {[address.address1, address.address2].filter(Boolean).join(' ')}
        </FieldItem>
        <FieldItem source="extra.award">{`${translate(`resources.forms.award.${award}`)} ${year}`}</FieldItem>
        <FieldItem source="extra.product">{product}</FieldItem>
      </DescriptionList>
      {form.status !== 'CLOSED' && form.status !== 'SPAM' && (
        <ConfirmButton
          variant="contained"
          sx={{ mt: 1 }}
          disabled={isDirty}
          label={t('approveEntry')}
          question={t('approveEntryLead')}
          doneMessage={t('entryApproved')}
          onConfirm={async () => {
            await api.console.forms.account({ params: { id: form._id }, body: { version: form.version } });
            await refetch();
          }}
        />
      )}
    </Section>
  );
};
