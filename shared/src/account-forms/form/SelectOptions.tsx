interface SelectOptionsProps<T extends string | number> {
  values: readonly T[];
  getLabel: (value: T) => string;
  /** Label of the option without a value; left out where a value is always chosen. */
  empty?: string;
  /** The option without a value is shown but cannot be chosen. */
  emptyDisabled?: boolean;
}

/** The options of a SelectField. */
export const SelectOptions = <T extends string | number>({
  values,
  getLabel,
  empty,
  emptyDisabled = false,
}: SelectOptionsProps<T>) => (
  <>
    {empty !== undefined && (
      <option value="" disabled={emptyDisabled}>
        {empty}
      </option>
    )}
    {values.map((value) => (
      <option key={value} value={value}>
        {getLabel(value)}
      </option>
    ))}
  </>
);
