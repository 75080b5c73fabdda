#!/usr/bin/env bash
# Writes the report into the comment that begins with its mark: a new one, or that of a push before. Without changes, only
# a comment that is there is changed.
set -euo pipefail
[ -s "$GUIDES_REPORT" ] || exit 0
comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
mine=$(gh api --paginate "$comments" --jq '.[] | select(.body | startswith("<!-- guide-studio -->")) | .id' | head -n 1)
if [ -n "$mine" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$mine" --field "body=@$GUIDES_REPORT" --silent
elif [ "${CHANGED:-0}" != 0 ]; then
  gh api --method POST "$comments" --field "body=@$GUIDES_REPORT" --silent
fi
