/** A service, or anything in front of one, as a function. */
export type Fetch = (request: Request) => Promise<Response>;
