/**
 * A simulated participant, with answers by the external ids of questions. The interview ends at the first question
 * without an answer.
 */
export interface SimulatedPerson {
  readonly seconds: number;
  /** Positions of options from 1: the selected ones, or all of them in ranked order. */
  readonly choices: Readonly<Record<string, readonly number[]>>;
  /** The answers to an open question and its follow-ups. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The simulated participants of the finished example. Choices are positions from 1. */
export const examplePeople: readonly SimulatedPerson[] = [
  {
    seconds: 402,
    choices: { eats: [1], foods: [1, 3], order: [3, 1, 2] },
    texts: {
      bread_why: ['It is always there. I cut a slice while the coffee runs through, and that is breakfast.'],
      wish: [
        'Ten more minutes.',
        'I get up at six, and from then on I only react. Ten minutes in which nobody wants anything would change the whole day.',
      ],
    },
  },
  {
    seconds: 263,
    choices: { eats: [2], foods: [2], order: [1, 2, 3] },
    texts: {
      wish: [
        'I would sit down. I eat standing at the counter and hardly notice what.',
        'Yesterday I finished a bowl of cereal and had to look into it to be sure.',
      ],
    },
  },
  {
    seconds: 511,
    choices: { eats: [1], foods: [1, 4], order: [3, 2, 1] },
    texts: {
      bread_why: ['My grandmother baked, and the smell is still what a morning is to me.'],
      wish: [
        'To eat together. We all leave at different times, and on a weekday the only one who sees me eat is the dog. On Sundays we do it properly: everybody sits down, somebody makes eggs, and nobody looks at the clock. I would give up an hour of sleep if we could have that twice a week.',
      ],
    },
  },
  { seconds: 24, choices: { eats: [4] }, texts: {} },
  {
    seconds: 305,
    choices: { eats: [1], foods: [1, 2, 3], order: [2, 3, 1] },
    texts: {
      bread_why: ['It keeps me full until noon. With cereal I am hungry again at ten.'],
      wish: ['Less sugar, but it has to be as easy as what I do now.', 'The yogurt I like has more of it than a cake.'],
    },
  },
  {
    seconds: 188,
    choices: { eats: [3], foods: [4], order: [3, 1, 2] },
    texts: { wish: ['Nothing, I like my mornings.', 'There is nothing more to it. Two eggs, the paper, done.'] },
  },
  {
    seconds: 347,
    choices: { eats: [1], foods: [1], order: [1, 3, 2] },
    texts: {
      bread_why: ['The children eat it without a discussion, which matters more than anything at seven.'],
      wish: [
        'Somebody else who packs the lunch boxes.',
        'Three boxes, three different tastes, and all of them come back half full.',
      ],
    },
  },
  {
    seconds: 274,
    choices: { eats: [2], foods: [3], order: [2, 1, 3] },
    texts: {
      wish: [
        'Someone who has cut the fruit already. I buy it and then it goes soft.',
        'Last week I threw away four peaches.',
      ],
    },
  },
  {
    seconds: 451,
    choices: { eats: [1], foods: [1, 3, 4], order: [3, 2, 1] },
    texts: {
      bread_why: ['I like that I can put something else on it every day.'],
      wish: [
        'A table in the sun.',
        'Our kitchen faces north. In summer I carry everything onto the balcony, and it feels like a holiday.',
      ],
    },
  },
  {
    seconds: 142,
    choices: { eats: [2], foods: [2], order: [1, 3, 2] },
    texts: { wish: ['Sleep longer.', 'I would skip breakfast for it.'] },
  },
  {
    seconds: 329,
    choices: { eats: [1], foods: [1], order: [1, 2, 3] },
    texts: {
      bread_why: ['I can take it along on the bus when I am late.'],
      wish: [
        'I would prepare something in the evening, if I were not so tired by then.',
        'Oats in a jar. I did it twice.',
      ],
    },
  },
  { seconds: 31, choices: { eats: [4] }, texts: {} },
  {
    seconds: 390,
    choices: { eats: [2], foods: [1, 2], order: [1, 3, 2] },
    texts: {
      bread_why: ['Honestly, habit. I have never thought about it.'],
      wish: [
        'Warm food. It is always cold because it has to be quick.',
        'In winter I would like porridge, but the pot has to be washed before I leave.',
      ],
    },
  },
  {
    seconds: 233,
    choices: { eats: [1], foods: [3, 4], order: [2, 3, 1] },
    texts: {
      wish: [
        'To leave the phone in the other room.',
        'I read the news while I eat, and then I am in a bad mood at eight.',
      ],
    },
  },
  {
    seconds: 366,
    choices: { eats: [1], foods: [1, 3], order: [2, 1, 3] },
    texts: {
      bread_why: ['Wholegrain keeps my blood sugar steady. My doctor and I agreed on two slices.'],
      wish: ['I would like to be hungry.', 'I eat because I have to take my tablets with something.'],
    },
  },
  {
    seconds: 208,
    choices: { eats: [3], foods: [1, 4], order: [3, 2, 1] },
    texts: {
      bread_why: ['Fresh rolls on a Saturday. Going to the bakery is half of it.'],
      wish: [
        'That weekdays were like weekends.',
        'The walk, the queue, the warm bag. On a Tuesday I only have coffee.',
      ],
    },
  },
  {
    seconds: 296,
    choices: { eats: [3], foods: [2, 3, 4], order: [1, 3, 2] },
    texts: { wish: ['Fewer dishes.', 'A bowl, a spoon, a cup, and it still looks like a party in the sink.'] },
  },
  {
    seconds: 118,
    choices: { eats: [1], foods: [1], order: [1, 2, 3] },
    texts: { bread_why: ['Cheap and quick.'] },
  },
  {
    seconds: 475,
    choices: { eats: [1], foods: [1, 2, 3, 4], order: [3, 1, 2] },
    texts: {
      bread_why: ['I bake it myself on Sundays, so I know what is in it, and it lasts all week.'],
      wish: [
        'More calm. I have three teenagers and one bathroom.',
        'We made a plan for the bathroom. It held for two days.',
      ],
    },
  },
  {
    seconds: 251,
    choices: { eats: [1], foods: [3], order: [3, 1, 2] },
    texts: { wish: ['Better coffee.', 'The machine at work is better than mine, so I wait.'] },
  },
  { seconds: 19, choices: { eats: [4] }, texts: {} },
  {
    seconds: 318,
    choices: { eats: [2], foods: [1], order: [1, 3, 2] },
    texts: {
      bread_why: ['I work nights, and toast is the one thing that tastes right at four in the afternoon.'],
      wish: ['That “morning” meant the same for me as for my family.', 'They have dinner when I have breakfast.'],
    },
  },
  {
    seconds: 284,
    choices: { eats: [3], foods: [2, 4], order: [3, 1, 2] },
    texts: {
      wish: ['I would try something new.', 'A friend told me about savoury porridge. I am still thinking about it.'],
    },
  },
  {
    seconds: 357,
    choices: { eats: [1], foods: [1, 3], order: [3, 2, 1] },
    texts: {
      bread_why: ['My partner buys it from a small bakery, and I eat what is there.'],
      wish: ['To decide for myself what we buy.', 'We agreed on everything but the butter.'],
    },
  },
];
