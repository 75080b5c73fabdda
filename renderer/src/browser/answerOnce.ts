/**
 * Returns a function that is true the first time it gets a request. A request, such as "focus this field", stays in the
 * state after it was answered, and the part that answers it may be mounted again later: the focus must then stay where
 * it is. A new request differs from the last one, as an object or as a value.
 */
export function answerOnce(): (request: unknown) => boolean {
  let answered: unknown = null;
  return (request) => {
    if (request === null || request === answered) return false;
    answered = request;
    return true;
  };
}
