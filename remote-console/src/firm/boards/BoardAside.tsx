import { Box } from '@mui/material';
import {
  BooleanInput,
  maxLength,
  NumberInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { api } from 'shared/client';
import { type Board, boardCodes, boardStatuses, type Lawyer } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { Section } from '../../components/layout/Section';
import { RecordImage } from '../../components/media/RecordImage';
import { UploadedImage } from '../../components/media/UploadedImage';
import { getLawyerName, useLawyers } from '../../data/use-lawyers';
import { boardI18n } from './i18n';

const s = source<Board>();

const LawyerInput = () => {
  const t = boardI18n.useT();
  const language = useLanguage();
  const { data, isPending } = useLawyers();
  return (
    <SelectInput
      source={s('_lawyer')}
      isPending={isPending}
      emptyText={t('noLawyer')}
      choices={data?.lawyers ?? []}
      optionValue="_id"
      optionText={(lawyer: Lawyer) => getLawyerName(lawyer, language)}
      translateChoice={false}
    />
  );
};

/** The picture of a post. A magazine article cannot be published without, so a new post is created with it. */
const Thumb = () => {
  const frame = { ratio: 4 / 3, width: 320 };
  if (!useRecordContext())
    return (
      <Box sx={{ mb: 4 }}>
        <UploadedImage source={s('thumb')} idSource="_thumb" {...frame} />
      </Box>
    );
  return (
    <RecordImage
      source={s('thumb')}
      {...frame}
      sx={{ mb: 4 }}
      send={async (id, file, options) => (await api.console.boards.thumb({ params: { id }, file }, options)).board}
      remove={async (id) => {
        await api.console.boards.removeThumb({ params: { id } });
        return (await api.console.boards.get({ params: { id } })).board;
      }}
    />
  );
};

/** Publication, category and options of a post. */
export const BoardAside = () => {
  const t = boardI18n.useT();
  return (
    <>
      <Section title={t('publishing')}>
        <ChoiceInput source={s('status')} values={boardStatuses} required />
        <SeoulDateTimeInput source={s('publishAt')} helperText={t('scheduleHint')} />
        <SeoulEndInput source={s('unpublishAt')} />
        <BooleanInput source={s('pinned')} />
      </Section>
      <Thumb />
      <Section title={t('placement')}>
        <ChoiceInput source={s('code')} values={boardCodes} required />
        <TextInput source={s('category')} validate={maxLength(40)} />
        <TextArrayInput source={s('tags')} />
        <LawyerInput />
        <TextInput source={s('authorName')} validate={maxLength(50)} />
        <NumberInput source={s('order')} min={0} step={1} />
        <BooleanInput source={s('allowComment')} />
        <BooleanInput source={s('secret')} />
      </Section>
    </>
  );
};
