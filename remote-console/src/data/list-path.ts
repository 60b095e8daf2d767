/** Path of a resource's list, with these filters set and sorted ascending by `sort`. */
export const buildListPath = (resource: string, filter?: object, sort?: string) =>
  `/console/${resource}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}${
    sort ? `&sort=${sort}&order=ASC` : ''
  }`;
