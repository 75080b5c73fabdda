/** More journeys than this are not listed at once: nobody reads them. */
export const mostJourneys = 300;
