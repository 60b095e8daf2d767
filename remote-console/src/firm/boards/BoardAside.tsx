import { useQuery } from '@tanstack/react-query';
import { BooleanInput, maxLength, NumberInput, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { type Board, boardCodes, boardStatuses } from 'shared/contract';
import { source } from '../../components/forms/source';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { BoardThumb } from './BoardThumb';
import { boardI18n } from './i18n';

const s = source<Board>();

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

/** Publication, category and options of a post. */
export const BoardAside = () => {
  const t = boardI18n.useT();
  return (
    <>
      <Section title={t('publishing')}>
        <SelectInput
          source={s('status')}
          choices={buildChoices('boards', 'status', boardStatuses)}
          validate={required()}
        />
        <SeoulDateTimeInput source={s('publishAt')} helperText={t('scheduleHint')} />
        <SeoulDateTimeInput source={s('unpublishAt')} />
        <BooleanInput source={s('pinned')} />
      </Section>
      <BoardThumb />
      <Section title={t('placing')}>
        <SelectInput source={s('code')} choices={buildChoices('boards', 'code', boardCodes)} validate={required()} />
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
