import { Box, Link as Look } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { maxLength, TextInput, useNotify, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { formatDateLong, formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Fact, Facts } from '../../parts/Facts';
import { FileName } from '../../parts/FileName';
import { FormDialog } from '../../parts/FormDialog';
import { useTrades } from '../../parts/trades';
import { fairI18n } from './i18n';
import type { Participant } from './participants';

interface Props {
  part: Participant;
  name: string;
  onClose: () => void;
}

/** What an applicant handed in; the booth is given here. */
export const ParticipantDetails = ({ part, name, onClose }: Props) => {
  const t = fairI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const queries = useQueryClient();
  const { tradeOf, cityOf } = useTrades();
  const { company, certificate, introductions } = part;

  const save = async ({ booth }: { booth: string | null }) => {
    const params = { id: part._fair, participation: part._id };
    await api.console.participations.update({ params, body: { booth: booth?.trim() || null, version: part.version } });
    notify(t('saved'), { type: 'info' });
    await queries.invalidateQueries({ queryKey: ['participations', part._fair] });
    onClose();
  };

  return (
    <FormDialog title={name} submit={t('save')} defaults={{ booth: part.booth }} onSubmit={save} onClose={onClose}>
      <Facts>
        <Fact label={t('appliedAt')}>{formatDateLong(part.appliedAt, language, true)}</Fact>
        <Fact label={translate('resources.users.fields.company.category')}>{tradeOf(company.category)}</Fact>
        <Fact label={translate('resources.users.fields.address.address1')}>
          {[cityOf(company.city), company.district].filter(Boolean).join(' ')}
        </Fact>
        <Fact label={t('certificate')}>{certificate && translate(`resources.users.certificate.${certificate}`)}</Fact>
        <Fact label={t('mode')}>{part.mode.map((mode) => t(mode)).join(', ')}</Fact>
        <Fact label={translate('resources.users.fields.buyer.interests')}>
          {company.interests.map(tradeOf).join(', ')}
        </Fact>
        <Fact label={t('interpreter')}>{part.interpreter}</Fact>
        <Fact label={t('note')}>{part.note}</Fact>
        <Fact label={t('contact')}>
          <Look href={telLink(part.phone)}>{formatPhone(part.phone)}</Look> ·{' '}
          <Look href={`mailto:${part.email}`}>{part.email}</Look>
        </Fact>
        <Fact label={t('introductions')}>
          {introductions.length > 0 &&
            introductions.map(({ kind, file }) => (
              <Box key={file._id}>
                {t(kind)}: <FileName file={file} />
              </Box>
            ))}
        </Fact>
      </Facts>
      <TextInput source="booth" label={t('booth')} validate={maxLength(20)} helperText={false} sx={{ maxWidth: 240 }} />
      <Box sx={{ mt: 1 }}>
        <Look component={Link} to={`/console/users/${part._user}`}>
          {t('toMember')}
        </Look>
      </Box>
    </FormDialog>
  );
};
