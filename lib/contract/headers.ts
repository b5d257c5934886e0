/** Set by the gateway on a success that lacks the data which its call promises: the browser takes it for no answer. */
export const LACKS_DATA_HEADER = "x-lacks-data";
