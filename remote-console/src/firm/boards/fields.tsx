import { useQuery } from '@tanstack/react-query';
import { BooleanInput, maxLength, NumberInput, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { type Board, boardCodes, boardStatuses } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { SeoulInput } from '../../parts/SeoulInput';
import { source } from '../../parts/source';
import { BoardFiles } from './BoardFiles';
import { BoardThumb } from './BoardThumb';
import { boardI18n } from './i18n';

const s = source<Board>();

export const BoardMain = () => {
  const t = boardI18n.useT();
  return (
    <>
      <Languages>
        <LText source={s('subject')} max={200} required />
        <LText source={s('summary')} max={300} multiline minRows={2} />
        <LHtml source={s('content')} />
      </Languages>
      <TextInput source={s('url')} type="url" helperText={t('outside')} />
      <BoardFiles />
      <Group title={t('search')}>
        <TextInput source={s('slug')} helperText={t('slugHint')} validate={maxLength(80)} />
        <Languages>
          <LText source={s('seo.title')} max={120} />
          <LText source={s('seo.description')} max={300} multiline />
        </Languages>
      </Group>
    </>
  );
};

const LawyerInput = () => {
  const t = boardI18n.useT();
  const { data, isPending } = useQuery({ queryKey: ['lawyer-choices'], queryFn: () => api.console.lawyers.get() });
  return (
    <SelectInput
      source={s('_lawyer')}
      isPending={isPending}
      emptyText={t('noLawyer')}
      choices={data?.lawyers ?? []}
      optionValue="_id"
      optionText="title"
      translateChoice={false}
    />
  );
};

export const BoardSide = () => {
  const t = boardI18n.useT();
  return (
    <>
      <Group title={t('publishing')}>
        <SelectInput source={s('status')} choices={choices('boards', 'status', boardStatuses)} validate={required()} />
        <SeoulInput source={s('publishAt')} helperText={t('scheduleHint')} />
        <SeoulInput source={s('unpublishAt')} />
        <BooleanInput source={s('pinned')} />
      </Group>
      <BoardThumb />
      <Group title={t('placing')}>
        <SelectInput source={s('code')} choices={choices('boards', 'code', boardCodes)} validate={required()} />
        <TextInput source={s('category')} validate={maxLength(40)} />
        <TextArrayInput source={s('tags')} />
        <LawyerInput />
        <TextInput source={s('authorName')} validate={maxLength(50)} />
        <NumberInput source={s('order')} min={0} step={1} />
        <BooleanInput source={s('allowComment')} />
        <BooleanInput source={s('secret')} />
      </Group>
    </>
  );
};
