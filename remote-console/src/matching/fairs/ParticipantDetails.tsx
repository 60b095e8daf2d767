import { Box, Link as MuiLink } from '@mui/material';
import { maxLength, TextInput, useTranslate } from 'react-admin';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { DescriptionItem, DescriptionList } from '../../components/fields/DescriptionList';
import { FileLink } from '../../components/fields/FileLink';
import { MemberPhone } from '../../components/fields/MemberPhone';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { useLocalised } from '../../components/hooks/use-localised';
import { fairI18n } from './i18n';
import type { Participant } from './participant';
import { useUpdateParticipation } from './use-update-participation';

interface Props {
  participant: Participant;
  name: string;
  onClose: () => void;
}

/** The application of a participant; the booth can be assigned. */
export const ParticipantDetails = ({ participant, name, onClose }: Props) => {
  const t = fairI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const localise = useLocalised();
  const { update, reload } = useUpdateParticipation(participant);
  const run = useDialogCall(onClose, reload);
  const { getSectorName, getCityName } = useBusinessSectors();
  const { company, certificate, introductions } = participant;

  const save = ({ booth }: { booth: string | null }) => run(update({ booth: booth?.trim() || null }), t('saved'));

  return (
    <FormDialog
      title={name}
      submit={t('save')}
      defaults={{ booth: participant.booth }}
      onSubmit={save}
      onClose={onClose}
    >
      <DescriptionList>
        <DescriptionItem label={t('appliedAt')}>
          {formatDateLong(participant.appliedAt, language, true)}
        </DescriptionItem>
        <DescriptionItem label={translate('resources.users.fields.company.category')}>
          {getSectorName(company.category)}
        </DescriptionItem>
        <DescriptionItem label={translate('resources.users.fields.address.address1')}>
          {[getCityName(company.city), localise(company.district)].filter(Boolean).join(' ')}
        </DescriptionItem>
        <DescriptionItem label={t('certificate')}>
          {certificate && translate(`resources.users.certificate.${certificate}`)}
        </DescriptionItem>
        <DescriptionItem label={t('mode')}>{participant.mode.map((mode) => t(mode)).join(', ')}</DescriptionItem>
        <DescriptionItem label={translate('resources.users.fields.buyer.interests')}>
          {company.interests.map(getSectorName).join(', ')}
        </DescriptionItem>
        <DescriptionItem label={t('interpreter')}>{participant.interpreter}</DescriptionItem>
        <DescriptionItem label={t('note')}>{participant.note}</DescriptionItem>
        <DescriptionItem label={t('contact')}>
          <MemberPhone member={{ _id: participant._user, name, phone: participant.phone }} /> ·{' '}
          <MuiLink href={`mailto:${participant.email}`}>{participant.email}</MuiLink>
        </DescriptionItem>
        <DescriptionItem label={t('introductions')}>
          {introductions.length > 0 &&
            introductions.map(({ kind, file }) => (
              <Box key={file._id}>
                {t(kind)}: <FileLink file={file} />
              </Box>
            ))}
        </DescriptionItem>
      </DescriptionList>
      <TextInput source="booth" label={t('booth')} validate={maxLength(20)} helperText={false} sx={{ maxWidth: 240 }} />
      <Box sx={{ mt: 1 }}>
        <MuiLink component={Link} to={`/console/users/${participant._user}`}>
          {t('toMember')}
        </MuiLink>
      </Box>
    </FormDialog>
  );
};
