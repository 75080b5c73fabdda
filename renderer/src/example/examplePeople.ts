/**
 * A simulated participant, with answers by the external ids of questions. The interview ends at the first question
 * without an answer.
 */
export interface SimulatedPerson {
  readonly seconds: number;
  /**
   * Positions from 1: the selected options, all of them in ranked order (of a MaxDiff from best to worst), or a column for
   * each row. A question about a concept is named with the id of the concept: `appeal@jar`.
   */
  readonly choices: Readonly<Record<string, readonly number[]>>;
  /** The answers to an open question and its follow-ups. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The simulated participants of the finished example. Choices are positions from 1. */
export const examplePeople: readonly SimulatedPerson[] = [
  {
    seconds: 402,
    choices: {
      eats: [1],
      foods: [1, 3],
      order: [3, 1, 2],
      places: [1, 3, 2],
      annoys: [1, 2, 3, 4, 5],
      'appeal@jar': [2],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['Fresh bread, salted butter, and someone who pours the coffee before I ask.'],
      bread_why: ['It is always there. I cut a slice while the coffee runs through, and that is breakfast.'],
      wish: [
        'Ten more minutes.',
        'I get up at six, and from then on I only react. Ten minutes in which nobody wants anything would change the whole day.',
      ],
    },
  },
  {
    seconds: 263,
    choices: {
      eats: [2],
      foods: [2],
      order: [1, 2, 3],
      places: [1, 2, 3],
      annoys: [1, 2, 4, 5, 3],
      'appeal@jar': [1],
      'appeal@rolls': [2],
    },
    texts: {
      favourite: ['A long table in a garden. I sit, and nothing beeps.'],
      wish: [
        'I would sit down. I eat standing at the counter and hardly notice what.',
        'Yesterday I finished a bowl of cereal and had to look into it to be sure.',
      ],
    },
  },
  {
    seconds: 511,
    choices: {
      eats: [1],
      foods: [1, 4],
      order: [3, 2, 1],
      places: [2, 3, 2],
      annoys: [2, 1, 5, 3, 4],
      'appeal@jar': [3],
      'appeal@rolls': [1],
    },
    texts: {
      'appeal_why@jar': ['A jar is for one. I want to sit with the others.'],
      favourite: ['All of us at once, with eggs, and the radio so low that you can hear the spoons.'],
      bread_why: ['My grandmother baked, and the smell is still what a morning is to me.'],
      wish: [
        'To eat together. We all leave at different times, and on a weekday the only one who sees me eat is the dog. On Sundays we do it properly: everybody sits down, somebody makes eggs, and nobody looks at the clock. I would give up an hour of sleep if we could have that twice a week.',
      ],
    },
  },
  { seconds: 24, choices: { eats: [4] }, texts: {} },
  {
    seconds: 305,
    choices: {
      eats: [1],
      foods: [1, 2, 3],
      order: [2, 3, 1],
      places: [1, 3, 3],
      annoys: [1, 4, 3, 5, 2],
      'appeal@jar': [1],
      'appeal@rolls': [3],
    },
    texts: {
      'appeal_why@rolls': ['White rolls every day is what I am trying to stop.'],
      favourite: ['Something warm with nuts that has no sugar in it and is ready when I come out of the shower.'],
      bread_why: ['It keeps me full until noon. With cereal I am hungry again at ten.'],
      wish: ['Less sugar, but it has to be as easy as what I do now.', 'The yogurt I like has more of it than a cake.'],
    },
  },
  {
    seconds: 188,
    choices: {
      eats: [3],
      foods: [4],
      order: [3, 1, 2],
      places: [1, 3, 2],
      annoys: [5, 4, 3, 2, 1],
      'appeal@jar': [3],
      'appeal@rolls': [2],
    },
    texts: {
      'appeal_why@jar': ['Cold oats. I have teeth, and I would like to use them.'],
      favourite: ['The same as today. Two eggs and the paper, only with better weather.'],
      wish: ['Nothing, I like my mornings.', 'There is nothing more to it. Two eggs, the paper, done.'],
    },
  },
  {
    seconds: 347,
    choices: {
      eats: [1],
      foods: [1],
      order: [1, 3, 2],
      places: [2, 2, 1],
      annoys: [2, 1, 5, 4, 3],
      'appeal@jar': [1],
      'appeal@rolls': [2],
    },
    texts: {
      favourite: ['Pancakes that I do not have to make, and children who have already found their shoes.'],
      bread_why: ['The children eat it without a discussion, which matters more than anything at seven.'],
      wish: [
        'Somebody else who packs the lunch boxes.',
        'Three boxes, three different tastes, and all of them come back half full.',
      ],
    },
  },
  {
    seconds: 274,
    choices: {
      eats: [2],
      foods: [3],
      order: [2, 1, 3],
      places: [1, 1, 3],
      annoys: [3, 1, 4, 5, 2],
      'appeal@jar': [1],
      'appeal@rolls': [3],
    },
    texts: {
      'appeal_why@rolls': ['Seven is too late. By then I am on the train.'],
      favourite: ['A bowl of fruit that is cut and cold, with yogurt, on the balcony.'],
      wish: [
        'Someone who has cut the fruit already. I buy it and then it goes soft.',
        'Last week I threw away four peaches.',
      ],
    },
  },
  {
    seconds: 451,
    choices: {
      eats: [1],
      foods: [1, 3, 4],
      order: [3, 2, 1],
      places: [1, 3, 2],
      annoys: [3, 5, 1, 2, 4],
      'appeal@jar': [2],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['Sun on the table, bread with cheese, then bread with jam, then nothing to do.'],
      bread_why: ['I like that I can put something else on it every day.'],
      wish: [
        'A table in the sun.',
        'Our kitchen faces north. In summer I carry everything onto the balcony, and it feels like a holiday.',
      ],
    },
  },
  {
    seconds: 142,
    choices: {
      eats: [2],
      foods: [2],
      order: [1, 3, 2],
      places: [3, 1, 2],
      annoys: [1, 4, 2, 3, 5],
      'appeal@jar': [2],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['In bed, at eleven, and it does not matter what.'],
      wish: ['Sleep longer.', 'I would skip breakfast for it.'],
    },
  },
  {
    seconds: 329,
    choices: {
      eats: [1],
      foods: [1],
      order: [1, 2, 3],
      places: [2, 1, 2],
      annoys: [1, 4, 5, 3, 2],
      'appeal@jar': [1],
      'appeal@rolls': [2],
    },
    texts: {
      favourite: ['Oats with apple and cinnamon, warm, in a thermos that never leaks.'],
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
    choices: {
      eats: [2],
      foods: [1, 2],
      order: [1, 3, 2],
      places: [2, 2, 2],
      annoys: [5, 1, 4, 3, 2],
      'appeal@jar': [3],
      'appeal@rolls': [1],
    },
    texts: {
      'appeal_why@jar': ['It is cold again, and the jar has to be washed as well.'],
      favourite: ['Porridge in winter, with honey, and a pot that washes itself.'],
      bread_why: ['Honestly, habit. I have never thought about it.'],
      wish: [
        'Warm food. It is always cold because it has to be quick.',
        'In winter I would like porridge, but the pot has to be washed before I leave.',
      ],
    },
  },
  {
    seconds: 233,
    choices: {
      eats: [1],
      foods: [3, 4],
      order: [2, 3, 1],
      places: [1, 3, 2],
      annoys: [2, 3, 1, 4, 5],
      'appeal@jar': [1],
      'appeal@rolls': [2],
    },
    texts: {
      favourite: ['Rye bread and silence for a quarter of an hour.'],
      wish: [
        'To leave the phone in the other room.',
        'I read the news while I eat, and then I am in a bad mood at eight.',
      ],
    },
  },
  {
    seconds: 366,
    choices: {
      eats: [1],
      foods: [1, 3],
      order: [2, 1, 3],
      places: [1, 3, 3],
      annoys: [4, 3, 5, 1, 2],
      'appeal@jar': [3],
      'appeal@rolls': [2],
    },
    texts: {
      'appeal_why@jar': ['I would have to know in the evening what I can keep down in the morning.'],
      favourite: ['I would be hungry, and there would be rolls.'],
      bread_why: ['Wholegrain keeps my blood sugar steady. My doctor and I agreed on two slices.'],
      wish: ['I would like to be hungry.', 'I eat because I have to take my tablets with something.'],
    },
  },
  {
    seconds: 208,
    choices: {
      eats: [3],
      foods: [1, 4],
      order: [3, 2, 1],
      places: [2, 3, 1],
      annoys: [3, 1, 5, 2, 4],
      'appeal@jar': [2],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['A market on a Saturday: cheese, grapes, a roll in the hand, and people to look at.'],
      bread_why: ['Fresh rolls on a Saturday. Going to the bakery is half of it.'],
      wish: [
        'That weekdays were like weekends.',
        'The walk, the queue, the warm bag. On a Tuesday I only have coffee.',
      ],
    },
  },
  {
    seconds: 296,
    choices: {
      eats: [3],
      foods: [2, 3, 4],
      order: [1, 3, 2],
      places: [1, 3, 2],
      annoys: [5, 1, 2, 4, 3],
      'appeal@jar': [1],
      'appeal@rolls': [2],
    },
    texts: {
      favourite: ['Cereal with ice-cold milk, and afterwards one single spoon to wash.'],
      wish: ['Fewer dishes.', 'A bowl, a spoon, a cup, and it still looks like a party in the sink.'],
    },
  },
  {
    seconds: 118,
    choices: { eats: [1], foods: [1], order: [1, 2, 3], places: [3, 1, 1], annoys: [1, 5, 2, 3, 4] },
    texts: { bread_why: ['Cheap and quick.'] },
  },
  {
    seconds: 475,
    choices: {
      eats: [1],
      foods: [1, 2, 3, 4],
      order: [3, 1, 2],
      places: [1, 3, 2],
      annoys: [2, 1, 5, 4, 3],
      'appeal@jar': [2],
      'appeal@rolls': [3],
    },
    texts: {
      'appeal_why@rolls': ['I bake. Nobody hangs better rolls on my door than I do.'],
      favourite: ['My own bread, still warm, and a bathroom for each of the three.'],
      bread_why: ['I bake it myself on Sundays, so I know what is in it, and it lasts all week.'],
      wish: [
        'More calm. I have three teenagers and one bathroom.',
        'We made a plan for the bathroom. It held for two days.',
      ],
    },
  },
  {
    seconds: 251,
    choices: {
      eats: [1],
      foods: [3],
      order: [3, 1, 2],
      places: [2, 2, 1],
      annoys: [3, 1, 2, 4, 5],
      'appeal@jar': [2],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['An espresso like the one in Naples, and a small sweet thing beside it.'],
      wish: ['Better coffee.', 'The machine at work is better than mine, so I wait.'],
    },
  },
  { seconds: 19, choices: { eats: [4] }, texts: {} },
  {
    seconds: 318,
    choices: {
      eats: [2],
      foods: [1],
      order: [1, 3, 2],
      places: [1, 3, 3],
      annoys: [1, 2, 3, 5, 4],
      'appeal@jar': [1],
      'appeal@rolls': [2],
    },
    texts: {
      favourite: ['Toast and eggs with my family, at an hour that is morning for all of us.'],
      bread_why: ['I work nights, and toast is the one thing that tastes right at four in the afternoon.'],
      wish: ['That “morning” meant the same for me as for my family.', 'They have dinner when I have breakfast.'],
    },
  },
  {
    seconds: 284,
    choices: {
      eats: [3],
      foods: [2, 4],
      order: [3, 1, 2],
      places: [2, 3, 2],
      annoys: [4, 1, 3, 5, 2],
      'appeal@jar': [1],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['Savoury porridge with an egg on it. I want to know at last how it tastes.'],
      wish: ['I would try something new.', 'A friend told me about savoury porridge. I am still thinking about it.'],
    },
  },
  {
    seconds: 357,
    choices: {
      eats: [1],
      foods: [1, 3],
      order: [3, 2, 1],
      places: [1, 2, 2],
      annoys: [3, 2, 1, 5, 4],
      'appeal@jar': [2],
      'appeal@rolls': [1],
    },
    texts: {
      favourite: ['Good butter. Everything else can stay as it is.'],
      bread_why: ['My partner buys it from a small bakery, and I eat what is there.'],
      wish: ['To decide for myself what we buy.', 'We agreed on everything but the butter.'],
    },
  },
];
