import { AutocompleteInput, type RaRecord, ReferenceInput, type SortPayload, type Validator } from 'react-admin';

interface Props<E extends RaRecord> {
  source: string;
  /** Resource that is searched by `q`. */
  reference: string;
  sort: SortPayload;
  label: string;
  optionText: (record: E) => string;
  helperText?: string | false;
  validate?: Validator | undefined;
}

/** A record of another resource, found by typing; the value is its id. */
export const ReferenceSearchInput = <E extends RaRecord>(props: Props<E>) => {
  const { source, reference, sort, label, optionText, helperText = false, validate } = props;
  return (
    <ReferenceInput source={source} reference={reference} sort={sort}>
      <AutocompleteInput
        label={label}
        optionText={(record?: E) => (record ? optionText(record) : '')}
        filterToQuery={(q: string) => ({ q })}
        helperText={helperText}
        {...(validate && { validate })}
      />
    </ReferenceInput>
  );
};
